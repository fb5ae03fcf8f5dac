import { editorAddress } from "../../../src/site/site-map/pages.ts";

export const deskPath = editorAddress;
export const bundlePath = `${deskPath}/editor`;
export const apiPath = `${deskPath}/api/v1`;
export const draftsPath = `${deskPath}/drafts`;
export const jobsPath = `${deskPath}/jobs`;
export const readyPath = `${deskPath}/ready`;
export const addPath = `${deskPath}/add-photographs`;
export const photographsPath = `${deskPath}/photographs`;

export function entryAddress(collection: string, file: string): string {
  return `${deskPath}#/collections/${collection}/entries/${file}`;
}
