import type { BrowserContext, Page } from "@playwright/test";
import { pageAddresses } from "./support/addresses.ts";
import { expectRecording, type IngestionServer, type Mood } from "./support/ingestion-server.ts";
import { testBuild } from "./support/test-build.ts";
import {
  banner,
  blockStorage,
  chooseLanguage,
  consentKey,
  expect,
  kept,
  open,
  settle,
  store,
  test,
} from "./support/visitor.ts";

const key = testBuild.env.VITE_POSTHOG_KEY;

async function accept(page: Page): Promise<void> {
  await banner(page).getByRole("button", { name: "Accept all" }).click();
}

async function decideAnew(page: Page, yes: boolean): Promise<void> {
  await page.getByRole("button", { name: "Cookie preferences" }).last().click();
  await page.getByRole("switch").first().setChecked(yes);
  await page.getByRole("switch").last().setChecked(yes);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

// the client sends a batch every three seconds: the tests advance the page's clock instead
test.beforeEach(({ page }) => page.clock.install());

/** Polls a count and advances the page's clock before each look. */
function pollInTime(page: Page, count: () => number) {
  const look = async () => {
    await page.clock.fastForward(1000);
    return count();
  };
  return expect.poll(look, { intervals: [100], timeout: 15_000 });
}

/** Advances the page's clock until the client has started and its batches have come. */
async function expectEvents(page: Page, ingestion: IngestionServer, name: string, count: number) {
  await pollInTime(page, () => ingestion.named(name).length).toBe(count);
}

/** Advances the page's clock beyond the next batch, and waits until that has arrived. */
async function passBatch(page: Page): Promise<void> {
  await page.clock.fastForward(4000);
  await settle(page);
}

/** Collects the addresses of scripts and of foreign hosts that the page requests. */
function watchRequests(context: BrowserContext, baseURL: string | undefined) {
  const seen = { scripts: [] as string[], foreign: [] as string[] };
  context.on("request", (request) => {
    if (request.resourceType() === "script") seen.scripts.push(request.url());
    if (!request.url().startsWith(baseURL ?? "")) seen.foreign.push(request.url());
  });
  return seen;
}

test("before a choice nothing is sent, set or stored on any page, even after scrolling to its end", async ({
  page,
  context,
  baseURL,
  ingestion,
}) => {
  test.setTimeout(180_000);
  await store(page, { userLocale: "en" });
  const seen = watchRequests(context, baseURL);
  // what is sent and kept does not depend on the language
  for (const { url } of pageAddresses.filter(({ lang }) => lang === "en")) {
    await open(page, url);
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: "instant" });
        await new Promise(requestAnimationFrame);
      }
    });
    const found = await kept(page);
    expect(found.cookies, url).toEqual([]);
    expect(found.databases, url).toEqual([]);
    expect(found.local, url).toEqual(["userLocale"]);
    expect(found.session, url).toEqual([]);
  }
  expect(seen.foreign).toEqual([]);
  expect(seen.scripts.filter((url) => /analytics|posthog|recorder/.test(url))).toEqual([]);
  expect(ingestion.requests).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

for (const [name, value] of Object.entries({ "a stored 0": "0", "the value yes": "yes" })) {
  test(`with ${name} the analytics script is never downloaded`, async ({
    page,
    context,
    baseURL,
  }) => {
    await store(page, { [consentKey]: value, userLocale: "en" });
    const seen = watchRequests(context, baseURL);
    await page.goto("/about");
    await passBatch(page);
    expect(seen.scripts.filter((url) => /analytics|posthog|recorder/.test(url))).toEqual([]);
    expect(seen.foreign).toEqual([]);
  });
}

test("with a stored 1 analytics starts by itself, and counts a page view for every page shown", async ({
  page,
  ingestion,
}) => {
  await store(page, { [consentKey]: "1", userLocale: "en" });
  await page.goto("/about?email=anna@example.it#space");
  await expectEvents(page, ingestion, "$pageview", 1);
  await page.locator('header nav a[href="/contatti"]').click();
  await expectEvents(page, ingestion, "$pageview", 2);
  await page.goBack();
  await expectEvents(page, ingestion, "$pageview", 3);
  const paths = ingestion.named("$pageview").map(({ properties }) => properties.$pathname);
  expect(paths).toEqual(["/about", "/contatti", "/about"]);
  expect(ingestion.bodies.join()).not.toContain("anna@example.it");
  expect(ingestion.bodies.join()).not.toContain("#space");
});

test("Back to a page read before the language changed counts as one page view", async ({
  page,
  ingestion,
}) => {
  await store(page, { [consentKey]: "1", userLocale: "en" });
  await page.goto("/contatti");
  await expectEvents(page, ingestion, "$pageview", 1);
  await page.locator('header nav a[href="/about"]').click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "about");
  await chooseLanguage(page, "it");
  await expectEvents(page, ingestion, "$pageview", 3);
  await page.goBack();
  await expect(page).toHaveURL(/\/it\/contatti$/);
  await expectEvents(page, ingestion, "$pageview", 4);
  await passBatch(page);
  const paths = ingestion.named("$pageview").map(({ properties }) => properties.$pathname);
  expect(paths).toEqual(["/contatti", "/about", "/it/about", "/it/contatti"]);
});

test("a session ends after 30 minutes, and at most 10 events a second are sent, in batches of 3 seconds", async ({
  page,
  ingestion,
}) => {
  await open(page, "/about");
  await accept(page);
  await expectEvents(page, ingestion, "$pageview", 1);
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
});

test("a session is recorded, with inputs masked and frames blocked, and without the query of any address", async ({
  page,
  ingestion,
}) => {
  await store(page, { [consentKey]: "1", userLocale: "en" });
  await page.goto(
    "/prenotazioni?name=Anna&arrival=2099-06-13&departure=2099-06-20&guests=4#calendar",
  );
  await expect(page.locator("form [role=status]")).toContainText("20 June 2099");
  await page.evaluate(() => {
    const input = document.createElement("input");
    input.value = "typed in secret";
    // beside the application, which may not have taken its own part over yet
    document.body.append(input);
  });
  await expectRecording(page, ingestion);
  expect(ingestion.requests).toContainEqual({ method: "POST", path: "/s/" });
  const recording = ingestion.recording();
  // the whole page is there ...
  expect(recording).toContain('"tagName":"main"');
  const heading = await page.locator("h1").textContent();
  expect(recording).toContain(heading);
  // ... but not what is typed, nor the content of a frame, nor the query of the address
  expect(recording).toContain("***************");
  expect(recording).not.toContain("typed in secret");
  const [frame = ""] = recording.match(/"tagName":"iframe","attributes":\{[^}]*\}/) ?? [];
  expect(frame).toContain("rr_width");
  expect(frame).not.toContain("src");
  expect(recording).not.toContain("name=Anna");
  expect(recording).not.toMatch(/2099|20 June/);
});

test("no script comes from a foreign host, and no policy is violated", async ({
  page,
  context,
  baseURL,
  ingestion,
  consoleMessages,
}) => {
  const seen = watchRequests(context, baseURL);
  await store(page, { [consentKey]: "1", userLocale: "en" });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`${violatedDirective} ${blockedURI}`);
    });
  });
  await page.goto("/about");
  await expectRecording(page, ingestion);
  expect(seen.scripts.filter((url) => !url.startsWith(baseURL ?? ""))).toEqual([]);
  expect(new Set(ingestion.requests.map(({ path }) => path))).toEqual(
    new Set([`/array/${key}/config`, "/e/", "/s/"]),
  );
  expect(consoleMessages).toEqual([]);
});

test("after consent is withdrawn nothing more is sent, and nothing stays stored", async ({
  page,
  ingestion,
}) => {
  await open(page, "/about");
  await accept(page);
  await expectEvents(page, ingestion, "$pageview", 1);
  // this view waits in the batch when consent is withdrawn
  await page.locator('header nav a[href="/contatti"]').click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "contatti");
  await decideAnew(page, false);
  ingestion.clear();
  const left = await kept(page);
  expect(left.cookies).toEqual([]);
  expect([...left.local, ...left.session].filter((name) => name.startsWith("ph_"))).toEqual([]);
  await page.mouse.wheel(0, 1500);
  await page.locator("footer a").first().hover();
  await page.locator('header nav a[href="/about"]').click();
  await passBatch(page);
  await page.reload();
  await passBatch(page);
  expect(ingestion.requests).toEqual([]);
  const later = await kept(page);
  expect(later.cookies).toEqual([]);
  expect([...later.local, ...later.session].filter((name) => name.startsWith("ph_"))).toEqual([]);
  expect(later.local.sort()).toEqual([consentKey, "cookieConsent", "userLocale"].sort());
});

test("a visitor who withdraws consent and agrees again counts as a new visitor", async ({
  page,
  ingestion,
}) => {
  await open(page, "/about");
  await accept(page);
  await expectEvents(page, ingestion, "$pageview", 1);
  await decideAnew(page, false);
  await decideAnew(page, true);
  await expectEvents(page, ingestion, "$pageview", 2);
  const [first, second] = ingestion.named("$pageview");
  expect(second?.properties.distinct_id).not.toBe(first?.properties.distinct_id);
});

test("withdrawing consent in one tab stops analytics in the other", async ({
  page,
  context,
  ingestion,
}) => {
  await open(page, "/about");
  await accept(page);
  const other = await context.newPage();
  await other.goto("/contatti");
  await expectEvents(page, ingestion, "$pageview", 2);
  await decideAnew(page, false);
  await expect
    .poll(async () => (await kept(other)).session.filter((name) => name.startsWith("ph_")))
    .toEqual([]);
  ingestion.clear();
  await other.locator('header nav a[href="/about"]').click();
  await other.mouse.wheel(0, 1500);
  await passBatch(other);
  expect(ingestion.requests).toEqual([]);
  for (const tab of [page, other]) {
    const left = await kept(tab);
    expect([...left.local, ...left.session].filter((name) => name.startsWith("ph_"))).toEqual([]);
  }
});

test("analytics does not start with statistical cookies alone, without the essential one", async ({
  page,
  ingestion,
}) => {
  await open(page, "/about");
  await banner(page).getByRole("button", { name: "Preferences" }).click();
  await page.getByRole("switch").first().uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await passBatch(page);
  expect(ingestion.requests).toEqual([]);
});

const faultyAnswers: Mood[] = ["status 500", "rubbish", "silent"];

for (const mood of faultyAnswers) {
  test(`the site works as usual when the analytics host answers: ${mood}`, async ({
    page,
    ingestion,
    consoleMessages,
  }) => {
    ingestion.behave(mood);
    await open(page, "/about");
    await accept(page);
    await pollInTime(page, () => ingestion.requests.length).toBeGreaterThan(1);
    await expectWorking(page);
    expect(consoleMessages).toEqual([]);
  });
}

test("the site works as usual when the analytics host is down", async ({
  page,
  context,
  consoleMessages,
}) => {
  await context.route(`${testBuild.env.VITE_POSTHOG_HOST}/**`, (route) =>
    route.continue({ url: "http://127.0.0.1:9/" }),
  );
  const failed: string[] = [];
  page.on("requestfailed", (request) => failed.push(request.url()));
  await open(page, "/about");
  await accept(page);
  await pollInTime(page, () => failed.length).toBeGreaterThan(1);
  await expectWorking(page);
  expect(consoleMessages).toEqual([]);
});

for (const part of ["analytics", "posthog-recorder"]) {
  test(`the site works as usual when the ${part} script is blocked`, async ({
    page,
    context,
    consoleMessages,
  }) => {
    const blocked: string[] = [];
    await context.route(`**/assets/*${part}*`, (route) => {
      blocked.push(route.request().url());
      return route.abort("blockedbyclient");
    });
    await open(page, "/about");
    await accept(page);
    await expect.poll(() => blocked.length, { timeout: 15_000 }).toBeGreaterThan(0);
    await expectWorking(page);
    expect(consoleMessages).toEqual([]);
  });
}

test("without a project key the banner behaves the same, and nothing is loaded", async ({
  page,
  context,
  baseURL,
  consoleMessages,
}) => {
  await context.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(key, "");
    await route.fulfill({ response, body });
  });
  await store(page, { userLocale: "en" });
  const seen = watchRequests(context, baseURL);
  await open(page, "/about");
  await accept(page);
  await expect(banner(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("__ph_opt_in_out_"))).toBe("1");
  await page.reload();
  await settle(page);
  await expect(banner(page)).toBeHidden();
  expect(seen.foreign).toEqual([]);
  expect(seen.scripts.filter((url) => /analytics|posthog/.test(url))).toEqual([]);
  expect(consoleMessages).toEqual([]);
});

test("with storage blocked there is no error, also after accepting", async ({
  page,
  context,
  consoleMessages,
}) => {
  await blockStorage(context);
  await open(page, "/it/about");
  await banner(page).getByRole("button", { name: "Accetta tutti" }).click();
  await settle(page);
  await passBatch(page);
  expect(consoleMessages).toEqual([]);
});

test("a page that the browser prerenders sends nothing before it is shown", async ({
  page,
  context,
  ingestion,
}) => {
  await store(page, { [consentKey]: "1", userLocale: "en" });
  await context.addInitScript(() => {
    Object(window).ahead = true;
    Object.defineProperty(document, "prerendering", { get: () => Object(window).ahead });
  });
  await page.goto("/about");
  await settle(page);
  expect(ingestion.requests).toEqual([]);
  await page.evaluate(() => {
    Object(window).ahead = false;
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await expectEvents(page, ingestion, "$pageview", 1);
});

/** Expects that the choice is saved, the banner is closed, and the next page can be opened. */
async function expectWorking(page: Page): Promise<void> {
  await expect(banner(page)).toBeHidden();
  expect(await page.evaluate((name) => localStorage.getItem(name), consentKey)).toBe("1");
  await page.locator('header nav a[href="/contatti"]').click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "contatti");
}
