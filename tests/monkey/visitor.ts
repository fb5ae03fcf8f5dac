import type { BrowserContext, Page } from "@playwright/test";
import type { Random } from "./random.ts";

/** Everything that an action may use. */
export type Visitor = { page: Page; context: BrowserContext; random: Random };

/** Does something and returns what it did, in a few words; nothing if it was not possible. */
export type Action = (visitor: Visitor) => Promise<string | undefined>;
