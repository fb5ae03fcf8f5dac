export { buildTestSite as setup } from "../support/test-build.ts";
