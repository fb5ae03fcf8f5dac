import { firefox } from "@playwright/test";
import { drivenByPlaywright, type EngineBrowser } from "./engine-browser.ts";
import { firefoxPath } from "./programs.ts";

/** The bits of `nsIFrame::PointerCapabilities` for a mouse. */
const mouse = 6;

/** Firefox ESR supports only a part of WebDriver BiDi: the pointer is set by preferences. */
export async function startFirefox(hasOtherNavigation = false): Promise<EngineBrowser> {
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath: firefoxPath,
    firefoxUserPrefs: {
      // the driver gets no events for pages restored from the back-forward cache
      "browser.sessionhistory.max_total_viewers": 0,
      "ui.primaryPointerCapabilities": mouse,
      "ui.allPointerCapabilities": mouse,
      "dom.navigation.webidl.enabled": !hasOtherNavigation,
    },
  });
  return drivenByPlaywright(browser);
}
