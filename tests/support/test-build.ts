/** The build that the tests drive: the real site, with local servers in place of third parties. */
export const testBuild = {
  dist: process.env.SITE_DIST ?? ".cache/test-site",
  /** The tests' other servers listen at the twenty ports after it; `PORT` moves them all. */
  port: Number(process.env.PORT ?? 4199),
  env: {
    VITE_GEO_URL: "http://127.0.0.1:4399/",
    VITE_POSTHOG_KEY: "phc_test",
    VITE_POSTHOG_HOST: "http://127.0.0.1:4398",
  },
};
