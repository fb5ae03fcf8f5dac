export { buildTestSite as setup } from "../support/build-test-site.ts";
