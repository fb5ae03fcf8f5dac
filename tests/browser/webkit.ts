import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { Builder, Capabilities, Key, Origin, type WebDriver } from "selenium-webdriver";
import { type EngineBrowser, insist } from "./engine-browser.ts";
import { displayPath, freePort, webkitDriverPath } from "./programs.ts";

const keyCodes: Record<string, string> = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Escape: Key.ESCAPE,
};

export async function startWebKit(): Promise<EngineBrowser> {
  const display = await startDisplay();
  const port = await freePort();
  const service = spawn(webkitDriverPath, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name },
    stdio: "ignore",
  });
  const stop = async () => {
    await ended(service);
    await ended(display.process);
  };
  const driver = await connect(port).catch(async (error) => {
    await stop();
    throw error;
  });
  return {
    resize: async (width, height) =>
      void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
    go: (url) => insist(() => driver.get(url)),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
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
}

/** Full-screen, because otherwise the window has a minimum width, above a phone's. */
async function connect(port: number): Promise<WebDriver> {
  // the driver stops answering after Back to a page from the back-forward cache
  const args = "--automation --full-screen --enable-page-cache=false --features=+NavigationAPI";
  const capabilities = new Capabilities()
    .setBrowserName("MiniBrowser")
    .setPageLoadStrategy("none")
    .set("webkitgtk:browserOptions", { args: args.split(" ") });
  const url = `http://127.0.0.1:${port}`;
  await insist(async () => void (await fetch(`${url}/status`)), 100);
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  // a script that runs while the page is being replaced never returns
  await driver.manage().setTimeouts({ script: 15_000 });
  return driver;
}

async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const child = spawn(displayPath, ["-displayfd", "1", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  for await (const number of createInterface(child.stdout)) {
    return { name: `:${number}`, process: child };
  }
  throw new Error(`${displayPath} does not start.`);
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = new Promise((exited) => child.once("exit", exited));
  if (child.exitCode === null && child.kill()) await exit;
}
