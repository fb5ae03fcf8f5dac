import { readFileSync, writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

const file = "docs/browsers.md";

const engineNames: Record<string, string> = {
  "in chromium": "Chromium",
  "in firefox": "Firefox ESR",
  "in webkit": "WebKitGTK",
};

/** Writes the results of a run into the table of docs/browsers.md: behaviours, engines, widths. */
export default class WriteTable implements Reporter {
  private readonly versions = new Map<string, string>();
  /** Behaviour, then engine, then the widths at which it failed; an empty list where it works. */
  private readonly rows = new Map<string, Map<string, string[]>>();

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    const project = test.parent.project()?.name ?? "";
    const engine = engineNames[project];
    if (!engine) return;
    const version = annotations.find(({ type }) => type === "version")?.description;
    if (version) this.versions.set(engine, version);
    const [, behaviour = "", width = "both widths"] =
      /^(.*?)(?:, at (\d+ px))?$/.exec(test.title) ?? [];
    const row = this.rows.get(behaviour) ?? new Map<string, string[]>();
    this.rows.set(behaviour, row);
    const failed = row.get(engine) ?? [];
    const works = status === test.expectedStatus && status !== "skipped";
    row.set(engine, works ? failed : [...failed, width]);
  }

  onEnd(): void {
    const engines = Object.values(engineNames).filter((engine) => this.versions.has(engine));
    const cells = (texts: string[]) => `| ${texts.join(" | ")} |`;
    const told = (failed: string[] | undefined) => {
      if (!failed) return "not tried";
      return failed.length === 0 ? "yes" : `no: ${failed.join(", ")}`;
    };
    const table = [
      cells([
        "what a guest does",
        ...engines.map((engine) => `${engine} ${this.versions.get(engine)}`),
      ]),
      cells(["---", ...engines.map(() => "---")]),
      ...[...this.rows].map(([behaviour, row]) =>
        cells([behaviour, ...engines.map((engine) => told(row.get(engine)))]),
      ),
    ].join("\n");
    const text = readFileSync(file, "utf8");
    writeFileSync(
      file,
      text.replace(
        /(<!-- table -->\n)[\s\S]*(\n<!-- end -->)/,
        (_, start, end) => start + table + end,
      ),
    );
  }
}
