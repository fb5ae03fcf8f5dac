import type { BuiltVersion } from "./built-version.ts";
import type { Destination } from "./destination.ts";
import { formerBuild } from "./kept-builds.ts";
import { toFolder, undoFolder } from "./to-folder.ts";
import { toGit, undoGit } from "./to-git.ts";
import { toVendor } from "./to-vendor.ts";

/**
 * Publishes a version to the destination of the site; all of it, or nothing.
 * @param root the project's folder
 * @throws PublishError; guests still see the version before
 */
export async function handOver(
  root: string,
  destination: Destination,
  version: BuiltVersion,
): Promise<void> {
  if (destination.to === "folder") return toFolder(root, destination, version);
  if (destination.to === "git") return toGit(root, destination, version);
  await toVendor(root, destination, version);
}

/**
 * Puts the version before the present one back.
 * @returns its stamp
 * @throws PublishError when there is none
 */
export async function takeBack(root: string, destination: Destination): Promise<string> {
  if (destination.to === "folder") return undoFolder(root, destination);
  if (destination.to === "git") return undoGit(root, destination);
  const former = await formerBuild(root);
  await toVendor(root, destination, former);
  await former.forgetPresent();
  return former.stamp;
}
