import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "../../../src/site/content/problem.ts";
import { hostingFolder } from "../../build/hosting/policy.ts";
import { withLock } from "../../content/files/lock.ts";
import type { House } from "../../content/house.ts";
import { isReady, readiness, siteState } from "../ready/readiness.ts";
import { OwnerError, type Sentence, say, sentence } from "../words.ts";
import { type BuiltVersion, stampSite } from "./built-version.ts";
import { type Destination, readDestination } from "./destination.ts";
import { awaitStamp, notShown, type ReadBack, readBack } from "./read-back.ts";
import timeouts from "./timeouts.json" with { type: "json" };
import { commandLine, keepBuild, newBuildFolder, toCommand, undoBuild } from "./to-command.ts";
import { toFolder, undoFolder } from "./to-folder.ts";
import { toWebSpace, undoFirst, type WebSpaceOptions } from "./web-space.ts";

type PublishOptions = WebSpaceOptions & {
  root: string;
  /** Whether to publish in spite of findings that stop the publication. */
  anyway?: boolean;
};

export type Published = ReadBack & {
  stamp: string;
  findings: Problem[];
  /** When the published pages were read; absent where publish.json has no address. */
  liveAt: Date | undefined;
};

/** @throws OwnerError when it was not published; the version before is still shown */
export const publishSite = oneAtATime(async (options) => {
  const { root, anyway = false, report = () => {} } = options;
  const destination = await readDestination(root);
  const findingsOf = async () => {
    const state = await siteState(root);
    const findings = readiness(state);
    if (!isReady(findings) && !anyway) throw new NotReady(findings, state.house);
    return findings;
  };
  report(sentence("job.checking"));
  // before the build, which takes a minute, and after it, since it reads the calendars
  if (destination.to === "command") commandLine();
  await findingsOf();
  report(sentence("job.building"));
  const version = await buildVersion(root);
  const findings = await findingsOf();
  report(sentence("publish.handingOver", { stamp: version.stamp }));
  await handOver(options, destination, version);
  const { address } = destination;
  if (address) report(sentence("publish.reading", { address }));
  // in milliseconds: a folder shows a new version at once, others when they have built
  const target = address && { address, timeout: timeouts[destination.to] };
  const read = target ? await readBack(target, version) : { faults: [], remarks: [] };
  // a folder keeps its versions itself
  if (destination.to === "folder") await rm(join(version.site, ".."), { recursive: true });
  else await keepBuild(root, version);
  return { ...read, findings, stamp: version.stamp, liveAt: address ? new Date() : undefined };
});

/** All of it, or nothing: @throws OwnerError; guests still see the version before */
async function handOver(
  options: PublishOptions,
  to: Destination,
  version: BuiltVersion,
): Promise<void> {
  if (to.to === "folder") return toFolder(options.root, to, version);
  if ("host" in to) return toWebSpace(to, version, options);
  return toCommand(options.root, version);
}

/** @throws OwnerError when there is no version before the present one */
export const undoPublication = oneAtATime(async (options) => {
  const destination = await readDestination(options.root);
  const stamp =
    destination.to === "folder"
      ? await undoFolder(options.root, destination)
      : await undoBuild(options.root, {
          handOver: (version) => handOver(options, destination, version),
          undoFirst: "host" in destination ? () => undoFirst(destination, options) : undefined,
        });
  const { address } = destination;
  const done = { stamp, findings: [], remarks: [], faults: [], liveAt: undefined };
  // what stood there before the first publication has no stamp
  if (!address || stamp.endsWith("-before")) return done;
  const target = { address, timeout: timeouts[destination.to] };
  const shown = await awaitStamp(target, stamp);
  return { ...done, faults: shown === stamp ? [] : [notShown(target, shown)], liveAt: new Date() };
});

export class NotReady extends OwnerError {
  readonly findings: Problem[];
  readonly house: House;

  constructor(findings: Problem[], house: House) {
    super("publish.notReady");
    this.findings = findings;
    this.house = house;
  }
}

async function buildVersion(root: string): Promise<BuiltVersion> {
  const site = await newBuildFolder(root);
  if (!(await runBuild(root, site))) throw new OwnerError("publish.notBuilt");
  return { site, hosting: hostingFolder(site), stamp: await stampSite(site, new Date()) };
}

/** In a process of its own, whose messages are seen as they come. */
function runBuild(root: string, out: string): Promise<boolean> {
  const build = join(root, "tools/build.ts");
  return new Promise((ended) => {
    spawn(process.execPath, [build, "--out", out], { cwd: root, stdio: "inherit" }).on(
      "exit",
      (code) => ended(code === 0),
    );
  });
}

/** The desk and a terminal on this machine would build in the same folder. */
function oneAtATime(work: (options: PublishOptions) => Promise<Published>): typeof work {
  const refuse = () => {
    throw new OwnerError("publish.running");
  };
  return (options) => withLock(join(options.root, ".cache/publish"), refuse, () => work(options));
}

export function outcomeOf({ stamp, liveAt, faults, remarks }: Published): Sentence[] {
  const format = { hour: "2-digit", minute: "2-digit", hour12: false } as const;
  const live: Sentence = (lang) =>
    say("publish.live", lang, { time: liveAt?.toLocaleTimeString(lang, format) ?? "", stamp });
  const isFormer = stamp.endsWith("-before");
  const unread = sentence(isFormer ? "publish.formerBack" : "publish.notReadBack", { stamp });
  const handedOver = liveAt ? live : unread;
  const first = faults.length > 0 ? sentence("publish.somethingDiffers", { stamp }) : handedOver;
  return [first, ...faults, ...remarks];
}
