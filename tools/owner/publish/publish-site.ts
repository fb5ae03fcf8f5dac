import { rm } from "node:fs/promises";
import { join } from "node:path";
import { hostingFolder } from "../../build/hosting/policy-file.ts";
import type { Finding, InLanguages } from "../ready/finding.ts";
import { isReady, readiness } from "../ready/readiness.ts";
import { siteState } from "../ready/site-state.ts";
import { type BuiltVersion, stampSite } from "./built-version.ts";
import { type Destination, readDestination } from "./destination.ts";
import { handOver, takeBack } from "./hand-over.ts";
import { keepBuild, newBuildFolder } from "./kept-builds.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { PublishError } from "./publish-error.ts";
import { awaitStamp, notShown, type ReadBack, readBack } from "./read-back.ts";
import { runBuild } from "./run-build.ts";

export type PublishOptions = {
  /** The project's folder. */
  root: string;
  /** Whether to publish in spite of findings that stop the publication. */
  anyway?: boolean;
  /** Called with each step when it starts. */
  report?: (step: InLanguages) => void;
};

export type Published = ReadBack & {
  stamp: string;
  /** The readiness list; empty after an undo. */
  findings: Finding[];
  /** When the published pages were read; absent where publish.json has no address. */
  liveAt: Date | undefined;
};

/** Milliseconds until a new version must be shown: a folder at once, others when they have built. */
const timeouts = { folder: 10_000, git: 300_000, cloudflare: 120_000, netlify: 120_000 };

/**
 * Builds the site in a new folder, checks the readiness list, publishes the site, and reads it back.
 * @throws PublishError when it was not published; the version before is still shown
 */
export function publishSite(options: PublishOptions): Promise<Published> {
  return oneAtATime(options.root, () => publish(options));
}

async function publish({
  root,
  anyway = false,
  report = () => {},
}: PublishOptions): Promise<Published> {
  const destination = await readDestination(root);
  report({ en: "The site is being built", it: "Si costruisce il sito" });
  const version = await buildVersion(root);
  const findings = readiness(await siteState({ root, dist: version.site }));
  if (!isReady(findings) && !anyway) throw new NotReady(findings);
  report({ en: `Handing over ${version.stamp}`, it: `Si consegna ${version.stamp}` });
  await handOver(root, destination, version);
  const { address } = destination;
  if (address) report({ en: `Reading ${address}`, it: `Si rilegge ${address}` });
  const target = address && { address, timeout: timeouts[destination.to] };
  const read = target ? await readBack(target, version) : { faults: [], remarks: [] };
  await keepOrRemove(root, destination, version);
  return { ...read, findings, stamp: version.stamp, liveAt: address ? new Date() : undefined };
}

/**
 * Puts the version before the present one back.
 * @throws PublishError when there is none
 */
export function undoPublication({ root }: PublishOptions): Promise<Published> {
  return oneAtATime(root, () => undo(root));
}

async function undo(root: string): Promise<Published> {
  const destination = await readDestination(root);
  const stamp = await takeBack(root, destination);
  const { address } = destination;
  const done = { stamp, findings: [], remarks: [], faults: [], liveAt: undefined };
  // a folder that stood there before the first publication has no stamp
  if (!address || stamp.endsWith("-before")) return done;
  const target = { address, timeout: timeouts[destination.to] };
  const shown = await awaitStamp(target, stamp);
  const faults = shown === stamp ? [] : [notShown(target, shown)];
  return { ...done, faults, liveAt: new Date() };
}

/** Thrown when findings stop the publication; holds the whole list. */
export class NotReady extends PublishError {
  readonly findings: Finding[];

  constructor(findings: Finding[]) {
    super(
      "The site was not published: mend what stops it, or publish all the same with -- --anyway",
      "Il sito non è stato pubblicato: rimediate a ciò che lo ferma, o pubblicate lo stesso con -- --anyway",
    );
    this.findings = findings;
  }
}

async function buildVersion(root: string): Promise<BuiltVersion> {
  const site = await newBuildFolder(root);
  if (!(await runBuild(root, site))) {
    throw new PublishError(
      "The site was not published, since it could not be built",
      "Il sito non è stato pubblicato, perché non si è potuto costruire",
    );
  }
  return { site, hosting: hostingFolder(site), stamp: await stampSite(site, new Date()) };
}

async function keepOrRemove(
  root: string,
  { to }: Destination,
  version: BuiltVersion,
): Promise<void> {
  // folders and branches keep their versions themselves
  if (to === "folder" || to === "git") await rm(join(version.site, ".."), { recursive: true });
  else await keepBuild(root, version);
}
