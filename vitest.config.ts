import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "build/**/*.test.ts", "bench/**/*.test.ts"],
    // the longest tests encode pictures and fonts
    testTimeout: 60_000,
  },
});
