import { editorAddress } from "../../../src/site/site-map/pages.ts";

// The addresses of the desk, for its server, its pages and their scripts.

/** Below which the desk's own addresses stand. */
export const deskPath = editorAddress;
/** The bundle of its pages. */
export const bundlePath = `${deskPath}/editor`;
export const apiPath = `${deskPath}/api/v1`;
export const draftsPath = `${deskPath}/drafts`;
export const jobsPath = `${deskPath}/jobs`;
/** What is missing, and the way to the guests. */
export const readyPath = `${deskPath}/ready`;
export const addPath = `${deskPath}/add-photographs`;
/** Makes a copy of the demo the owner's house. */
export const copyPath = `${deskPath}/copy-demo`;
export const photographsPath = `${deskPath}/photographs`;

/** Where the editor opens a file. */
export function entryAddress(collection: string, file: string): string {
  return `${deskPath}#/collections/${collection}/entries/${file}`;
}
