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
  /** Of a text of several lines, from 1. */
  line?: number;
};

type Groups = typeof catalogue;
type Rows = Groups["fault"] & Groups["stops"] & Groups["misleads"] & Groups["improves"];

export type ProblemCode = keyof Rows;

/** Each value that a row of the catalogue names, and no other. */
type ValuesOf<Code extends ProblemCode> = Code extends ProblemCode
  ? Rows[Code] extends { values: infer Names }
    ? [values: { readonly [Name in keyof Names]: unknown }]
    : []
  : never;

/** @param path its key in the file; empty for the whole file */
export function problem<Code extends ProblemCode>(
  code: Code,
  file: string,
  path: KeyPath,
  ...[values]: ValuesOf<Code>
): Problem {
  return { code, file, path, values: { ...values } };
}

/** In a list of problems, one that is there or not. */
export function problemIf<Code extends ProblemCode>(
  isThere: boolean,
  ...found: Parameters<typeof problem<Code>>
): Problem[] {
  return isThere ? [problem(...found)] : [];
}

export type Issue = {
  code: "custom";
  params: Pick<Problem, "values" | "line"> & { problem: ProblemCode };
};

export function issue<Code extends ProblemCode>(code: Code, ...[values]: ValuesOf<Code>): Issue {
  return { code: "custom", params: { problem: code, values: { ...values } } };
}
