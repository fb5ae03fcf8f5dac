import type { Page, Route } from "@playwright/test";
import { pollInTime } from "./support/page.ts";
import { testBuild } from "./support/test-build.ts";
import { expectRecording, type IngestionServer } from "./support/third-parties.ts";
import {
  banner,
  chooseLanguage,
  consentKey,
  expect,
  follow,
  kept,
  open,
  settle,
  store,
  test,
} from "./support/visitor.ts";

const key = testBuild.env.VITE_POSTHOG_KEY;
const agreed = { [consentKey]: "1", userLocale: "en" };

const accept = (page: Page) => banner(page).getByRole("button", { name: "Accept all" }).click();

async function decideAnew(page: Page, yes: boolean): Promise<void> {
  await page.getByRole("button", { name: "Cookie preferences" }).last().click();
  await page.getByRole("switch").first().setChecked(yes);
  await page.getByRole("switch").last().setChecked(yes);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

// the client sends a batch every three seconds: the tests advance the page's clock instead
test.beforeEach(({ page }) => page.clock.install());

async function viewsOf(page: Page, ingestion: IngestionServer, count: number): Promise<unknown[]> {
  await pollInTime(page, () => ingestion.named("$pageview").length).toBe(count);
  return ingestion.named("$pageview").map(({ properties }) => properties.$pathname);
}

async function passBatch(page: Page): Promise<void> {
  await page.clock.fastForward(4000);
  await settle(page);
}

async function traces(page: Page): Promise<(string | undefined)[]> {
  const { cookies, local, session } = await kept(page);
  return [...cookies, ...[...local, ...session].filter((name) => name.startsWith("ph_"))];
}

test("with a stored 1 analytics starts by itself, counts a view for every page shown, and tells no query; a session ends after 30 minutes, and at most 10 events a second are sent, in batches of 3 seconds", async ({
  page,
  ingestion,
}) => {
  await store(page, agreed);
  await page.goto("/about?email=anna@example.it#space");
  await viewsOf(page, ingestion, 1);
  const [view] = ingestion.named("$pageview");
  expect(view?.properties).toMatchObject({
    token: key,
    $configured_session_timeout_ms: 30 * 60 * 1000,
    // one of the ten events that may be sent at once is used up
    $lib_rate_limit_remaining_tokens: 9,
    $process_person_profile: false,
  });
  const wait = Date.parse(view?.sentAt ?? "") - Date.parse(view?.timestamp ?? "");
  expect(wait).toBeGreaterThan(2500);
  await follow(page, "/contatti");
  await viewsOf(page, ingestion, 2);
  await page.goBack();
  await viewsOf(page, ingestion, 3);
  // Back to a page read before the language changed counts as one view
  await follow(page, "/contatti");
  await chooseLanguage(page, "it");
  await viewsOf(page, ingestion, 5);
  await page.goBack();
  await expect(page).toHaveURL(/\/it\/about/);
  await passBatch(page);
  expect(await viewsOf(page, ingestion, 6)).toEqual([
    "/about",
    "/contatti",
    "/about",
    "/contatti",
    "/it/contatti",
    "/it/about",
  ]);
  expect(ingestion.bodies.join()).not.toMatch(/anna@example\.it|#space/);

  // an event beyond the limit is dropped in silence
  await page.addInitScript((name) => {
    // frames without an address have no storage
    if (location.protocol !== "http:") return;
    const kept = JSON.parse(localStorage.getItem(name) ?? "{}");
    kept.$capture_rate_limit = { tokens: 0, last: Date.now() + 3_600_000 };
    localStorage.setItem(name, JSON.stringify(kept));
  }, `ph_${key}_posthog`);
  await page.goto("/it/contatti");
  await settle(page);
  await passBatch(page);
  expect(ingestion.named("$pageview")).toHaveLength(6);
});

test("a session is recorded, with inputs masked and frames blocked, without any query, and without a foreign script", async ({
  page,
  context,
  baseURL,
  ingestion,
}) => {
  const foreignScripts: string[] = [];
  context.on("request", (request) => {
    const isForeign = !request.url().startsWith(`${baseURL}`);
    if (isForeign && request.resourceType() === "script") foreignScripts.push(request.url());
  });
  await store(page, agreed);
  const stay = "arrival=2099-06-13&departure=2099-06-20&guests=4";
  await page.goto(`/prenotazioni?name=Anna&${stay}#calendar`);
  await expect(page.locator("[data-field=departure] b")).toContainText("20 Jun 2099");
  await page.evaluate(() => {
    const input = document.createElement("input");
    input.value = "typed in secret";
    // beside the application, which may not have taken its own part over yet
    document.body.append(input);
  });
  await expectRecording(page, ingestion);
  expect(new Set(ingestion.requests.map(({ path }) => path))).toEqual(
    new Set([`/array/${key}/config`, "/e/", "/s/"]),
  );
  expect(foreignScripts).toEqual([]);
  const recording = ingestion.recording();
  // the whole page is there, but not what is typed, nor the content of a frame, nor the query
  expect(recording).toContain('"tagName":"main"');
  expect(recording).toContain(await page.locator("h1").textContent());
  expect(recording).toContain("***************");
  expect(recording).not.toMatch(/typed in secret|name=Anna|2099|20 June/);
  const [frame = ""] = recording.match(/"tagName":"iframe","attributes":\{[^}]*\}/) ?? [];
  expect(frame).toContain("rr_width");
  expect(frame).not.toContain("src");
});

test("after consent is withdrawn nothing more is sent and nothing stays stored, in all tabs; who agrees again is a new visitor", async ({
  page,
  context,
  ingestion,
}) => {
  await open(page, "/about");
  await accept(page);
  await viewsOf(page, ingestion, 1);
  const [first] = ingestion.named("$pageview");
  const other = await context.newPage();
  await other.goto("/contatti");
  await viewsOf(page, ingestion, 2);
  // this view waits in the batch when consent is withdrawn
  await follow(page, "/contatti");
  await decideAnew(page, false);
  await expect.poll(() => traces(other)).toEqual([]);
  ingestion.clear();
  for (const tab of [page, other]) {
    expect(await traces(tab)).toEqual([]);
    await tab.mouse.wheel(0, 1500);
    await tab.locator("footer a").first().hover();
    await follow(tab, "/about");
    await passBatch(tab);
  }
  await page.reload();
  await passBatch(page);
  expect(ingestion.requests).toEqual([]);
  expect(await traces(page)).toEqual([]);
  const { local } = await kept(page);
  expect(local).toEqual([consentKey, "cookieConsent", "userLocale"].sort());
  await other.close();
  await decideAnew(page, true);
  await viewsOf(page, ingestion, 1);
  const [later] = ingestion.named("$pageview");
  expect(later?.properties.distinct_id).not.toBe(first?.properties.distinct_id);
});

test("the site works as usual when the analytics host never answers, or a script is blocked, which is tried again on the next page", async ({
  page,
  context,
  ingestion,
}) => {
  let failed = 0;
  context.on("requestfailed", (request) => {
    if (/posthog|analytics|127\.0\.0\.1/.test(request.url())) failed++;
  });
  const block = (route: Route) => route.abort("blockedbyclient");
  const client = /\/assets\/posthog\.client-/;
  for (const fault of ["silent", client, /\/assets\/posthog-recorder/]) {
    await test.step(String(fault), async () => {
      if (fault === "silent") ingestion.behave("silent");
      else await context.route(fault, block);
      const before = ingestion.requests.length + failed;
      await open(page, "/about");
      await accept(page);
      await pollInTime(page, () => ingestion.requests.length + failed).toBeGreaterThan(before);
      await expect(banner(page)).toBeHidden();
      expect(await page.evaluate((name) => localStorage.getItem(name), consentKey)).toBe("1");
      await follow(page, "/contatti");
      ingestion.behave("well");
      await context.unroute(fault);
      if (fault === client) {
        ingestion.clear();
        await follow(page, "/about");
        const paths = () =>
          ingestion.named("$pageview").map(({ properties }) => properties.$pathname);
        await pollInTime(page, () => paths().filter((path) => path === "/about").length).toBe(1);
      }
      await context.clearCookies();
      await page.evaluate(() => localStorage.clear());
    });
  }
});

test("without a project key the banner behaves the same, and nothing is loaded", async ({
  page,
  context,
  baseURL,
}) => {
  await context.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(key, "") });
  });
  await store(page, { userLocale: "en" });
  const seen: string[] = [];
  context.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}`) || /analytics|posthog|recorder/.test(url)) seen.push(url);
  });
  await open(page, "/about");
  await accept(page);
  await expect(banner(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("__ph_opt_in_out_"))).toBe("1");
  await page.reload();
  await settle(page);
  await expect(banner(page)).toBeHidden();
  expect(seen).toEqual([]);
});

test("a page that the browser prerenders sends nothing and asks for no country before it is shown", async ({
  page,
  context,
  lookup,
  ingestion,
}) => {
  await store(page, { [consentKey]: "1" });
  await context.addInitScript(() => {
    Object(window).ahead = true;
    Object.defineProperty(document, "prerendering", { get: () => Object(window).ahead });
  });
  await page.goto("/about");
  await settle(page);
  expect([...ingestion.requests, ...lookup.requests]).toEqual([]);
  await page.evaluate(() => {
    Object(window).ahead = false;
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await viewsOf(page, ingestion, 1);
  await expect.poll(() => lookup.requests.length).toBe(1);
});
