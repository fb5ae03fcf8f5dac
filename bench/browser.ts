import { type LaunchedChrome, launch } from "chrome-launcher";
import { z } from "zod";
import { browserPath, chromiumSwitches } from "../tests/browser/chromium.ts";

export function launchChrome(): Promise<LaunchedChrome> {
  return launch({
    chromePath: browserPath(),
    chromeFlags: ["--headless=new", ...chromiumSwitches],
  });
}

/** Test runners switch on domains that note a stack at every request: a tenth of a press on a link. */
export type BarePage = {
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  /** @throws Error when the expression throws */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
};

export type BareBrowser = {
  /** Opens an address; `script` runs before the page's own. Sizes in CSS pixels. */
  open(url: string, size: { width: number; height: number }, script: string): Promise<BarePage>;
  close(): void;
};

const answer = z.object({
  id: z.number().optional(),
  result: z.record(z.string(), z.unknown()).optional(),
  error: z.object({ message: z.string() }).optional(),
});
const evaluated = z.object({
  result: z.object({ value: z.unknown().optional() }),
  exceptionDetails: z.object({ text: z.string() }).loose().optional(),
});
const version = z.object({ webSocketDebuggerUrl: z.string() });

export async function startBareBrowser(): Promise<BareBrowser> {
  const chrome = await launchChrome();
  const send = await connect(chrome);
  const open: BareBrowser["open"] = async (url, size, script) => {
    const { browserContextId } = await send("Target.createBrowserContext");
    const { targetId } = await send("Target.createTarget", {
      url: "about:blank",
      browserContextId,
    });
    const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
    const page: BarePage = {
      send: (method, params) => send(method, params, String(sessionId)),
      evaluate: async (expression) => {
        const options = { expression, returnByValue: true, awaitPromise: true };
        const { result, exceptionDetails } = evaluated.parse(
          await page.send("Runtime.evaluate", options),
        );
        if (exceptionDetails) throw new Error(`${exceptionDetails.text} in ${expression}`);
        return result.value;
      },
      close: async () => {
        await send("Target.disposeBrowserContext", { browserContextId });
      },
    };
    const screen = { ...size, deviceScaleFactor: 1, mobile: false };
    await page.send("Emulation.setDeviceMetricsOverride", screen);
    await page.send("Page.enable");
    await page.send("Page.addScriptToEvaluateOnNewDocument", { source: script });
    await page.send("Page.navigate", { url });
    return page;
  };
  return { open, close: () => chrome.kill() };
}

type Send = (method: string, params?: object, session?: string) => ReturnType<BarePage["send"]>;

/** @throws Error when the browser cannot be reached; a call's promise when the browser refuses it */
async function connect({ port }: LaunchedChrome): Promise<Send> {
  const response = await fetch(`http://127.0.0.1:${port}/json/version`);
  const socket = new WebSocket(version.parse(await response.json()).webSocketDebuggerUrl);
  const calls = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  socket.addEventListener("message", ({ data }) => {
    const { id = 0, result = {}, error } = answer.parse(JSON.parse(String(data)));
    const call = calls.get(id);
    calls.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  });
  await new Promise((opened, failed) => {
    socket.addEventListener("open", opened, { once: true });
    socket.addEventListener("error", failed, { once: true });
  });
  let last = 0;
  return (method, params = {}, sessionId) => {
    last += 1;
    const call = Promise.withResolvers<Record<string, unknown>>();
    calls.set(last, call);
    socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    return call.promise;
  };
}
