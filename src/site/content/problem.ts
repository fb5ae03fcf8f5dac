import type catalogue from "./problem-catalogue.json";

export type KeyPath = readonly (string | number)[];

/** What a code means and what to do stands in problem-catalogue.json, whose names in braces are values. */
export type Problem = {
  code: ProblemCode;
  /** Relative to the house's folder, `it/home.json`; or an address: `/it`, `https://other.site`. */
  file: string;
  path: KeyPath;
  values: Readonly<Record<string, unknown>>;
  at?: number;
};

type Groups = Pick<typeof catalogue, "fault" | "stops" | "misleads" | "improves">;

export type ProblemCode = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

/** @param path its key in the file; empty for the whole file */
export function problem(
  code: ProblemCode,
  file: string,
  path: KeyPath,
  values: Problem["values"] = {},
): Problem {
  return { code, file, path, values };
}

export type Issue = { code: "custom"; params: Pick<Problem, "values"> & { problem: ProblemCode } };

export function issue(code: ProblemCode, values: Problem["values"] = {}): Issue {
  return { code: "custom", params: { problem: code, values } };
}
