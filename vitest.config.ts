import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tools/**/*.test.{ts,tsx}", "bench/**/*.test.ts"],
    // the longest tests encode pictures and fonts
    testTimeout: 60_000,
  },
});
