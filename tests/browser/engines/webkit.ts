import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Builder, Capabilities, Key, Origin } from "selenium-webdriver";
import { displayPath, webkitDriverPath } from "../../support/needs.ts";
import type { BrowserSetting, EngineBrowser } from "./engine-browser.ts";
import { freePort } from "./free-port.ts";
import { insist } from "./insist.ts";

/** Milliseconds. */
const scriptTimeout = 15_000;

const keyCodes: Record<string, string> = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** WebKitGTK on a display of its own, driven by selenium over WebDriver. */
export async function startWebKit(setting?: BrowserSetting): Promise<EngineBrowser> {
  const folder = await mkdtemp(join(tmpdir(), "webkit-"));
  await writeGtkSettings(folder, setting);
  const display = await startDisplay();
  const port = await freePort();
  const service = spawn(webkitDriverPath, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, XDG_CONFIG_HOME: folder },
    stdio: "ignore",
  });
  const stop = async () => {
    await ended(service);
    await ended(display.process);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await listening(port, service);
    const driver = await connect(port, setting);
    const capabilities = await driver.getCapabilities();
    return {
      version: capabilities.getBrowserVersion() ?? "",
      resize: async (width, height) =>
        void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
      go: (url) => insist(() => driver.get(url)),
      back: () => driver.navigate().back(),
      forward: () => driver.navigate().forward(),
      reload: () => driver.navigate().refresh(),
      evaluate: (inPage, argument) => driver.executeScript(inPage, argument),
      async point(steps) {
        const actions = driver.actions({ async: true });
        for (const step of steps) {
          if (step === "down") actions.press();
          else if (step === "up") actions.release();
          else if ("pause" in step) actions.pause(step.pause);
          else {
            const [x, y] = step.to.map(Math.round);
            actions.move({ x, y, duration: 0, origin: Origin.VIEWPORT });
          }
        }
        await actions.perform();
      },
      async keys(names) {
        const actions = driver.actions({ async: true });
        for (const name of names) {
          const key = keyCodes[name] ?? name;
          actions.keyDown(key).keyUp(key);
        }
        await actions.perform();
      },
      screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
      async close() {
        await driver.quit();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts a session, full-screen because otherwise the window has a minimum width, above a phone's. */
async function connect(port: number, setting?: BrowserSetting) {
  // the driver stops answering after Back to a page from the back-forward cache
  const args = ["--automation", "--full-screen", "--enable-page-cache=false"];
  if (setting === "without-script") args.push("--enable-javascript-markup=false");
  if (setting === "other-navigation-api") args.push("--features=+NavigationAPI");
  const capabilities = new Capabilities()
    .setBrowserName("MiniBrowser")
    .setPageLoadStrategy("none")
    .set("webkitgtk:browserOptions", { args });
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  // a script that runs while the page is being replaced never returns
  await driver.manage().setTimeouts({ script: scriptTimeout });
  return driver;
}

/** WebKitGTK takes `prefers-reduced-motion` from this setting of GTK. */
async function writeGtkSettings(folder: string, setting?: BrowserSetting): Promise<void> {
  await mkdir(join(folder, "gtk-3.0"));
  const animations = setting === "reduced-motion" ? 0 : 1;
  await writeFile(
    join(folder, "gtk-3.0", "settings.ini"),
    `[Settings]\ngtk-enable-animations=${animations}\n`,
  );
}

/** Starts a virtual X display, which chooses a free number. */
async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const child = spawn(displayPath, ["-displayfd", "1", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  for await (const number of createInterface(child.stdout)) {
    return { name: `:${number}`, process: child };
  }
  throw new Error(`${displayPath} does not start.`);
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if (await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`${webkitDriverPath} does not start.`);
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = new Promise((exited) => child.once("exit", exited));
  if (child.exitCode === null && child.kill()) await exit;
}
