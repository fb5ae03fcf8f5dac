import type { ExpectedPage } from "./expected-page.ts";
import type { Look } from "./look.ts";

export type Past = {
  /** Before the action. */
  before: Look;
  /** Two things were done, so the second one may have moved the focus. */
  wereTwo: boolean;
};

/** After an action, once the page has come to rest. */
type Situation = Past & {
  now: Look;
  /** What the server says is at the address. */
  expected: ExpectedPage;
};

/** Returns what is wrong, in words; nothing where all is well. */
type Invariant = (situation: Situation) => string | false | undefined;

const pageIsAddress: Invariant = ({ now, expected }) => {
  const shown = [now.name, now.lang, now.title, now.headings[0]].join(" | ");
  const wanted = [expected.name, expected.lang, expected.title, expected.heading].join(" | ");
  return shown !== wanted && `at ${now.path} stands ${shown}, not ${wanted}`;
};

const oneHeading: Invariant = ({ now }) =>
  now.headings.length !== 1 && `${now.headings.length} first headings: ${now.headings.join(", ")}`;

const dialogHasWayOut: Invariant = ({ now }) => {
  const [first, ...others] = now.dialogs;
  if (others.length > 0) return `${now.dialogs.length} dialogs are open`;
  if (first && !first.isModal) return `the dialog ${first.name} is not modal`;
  return first && !first.hasWayOut && `the dialog ${first.name} cannot be closed`;
};

const focusIsInDialog: Invariant = ({ now }) =>
  now.dialogs.some(({ hasFocus }) => !hasFocus) &&
  `the dialog ${now.dialogs[0]?.name} is open, and the focus is on ${now.focus}`;

const focusSurvivesDialog: Invariant = ({ now, before, wereTwo }) => {
  const wasClosed = before.dialogs.length > 0 && now.dialogs.length === 0;
  const isSamePage = before.document === now.document && before.name === now.name;
  if (!wasClosed || !isSamePage || wereTwo) return;
  return (
    now.focusIsLost && `${before.dialogs[0]?.name} is closed, and the focus is lost to ${now.focus}`
  );
};

const dialogIsAddress: Invariant = ({ now }) => {
  const isNamed = /[?&]photos?=/.test(now.search);
  const isOpen = now.dialogs.some(({ hasPhotographs }) => hasPhotographs);
  if (isNamed === isOpen) return;
  return `photographs are ${isOpen ? "open" : "not open"} at ${now.path}${now.search}`;
};

const nothingIsLocked: Invariant = ({ now }) => {
  if (now.dialogs.length > 0) return;
  if (now.inert.length > 0) return `inert: ${now.inert.join(", ")}`;
  if (now.menuButton === "true") return "the menu is closed, and its button says that it is open";
  return now.locks.join(", ");
};

const nothingIsSideways: Invariant = ({ now }) => {
  const dialog = now.dialogs.find(({ sideways }) => sideways > 0);
  if (dialog) return `the dialog ${dialog.name} scrolls sideways by ${dialog.sideways} px`;
  return now.sideways > 0 && `the page scrolls sideways by ${now.sideways} px`;
};

const oneSlideIsActive: Invariant = ({ now }) => {
  const wrong = now.carousels.find(({ active }) => active !== 1);
  return wrong && `the carousel ${wrong.name} has ${wrong.active} active slides`;
};

const invariants = [
  pageIsAddress,
  oneHeading,
  dialogHasWayOut,
  focusIsInDialog,
  focusSurvivesDialog,
  dialogIsAddress,
  nothingIsLocked,
  nothingIsSideways,
  oneSlideIsActive,
];

/** What is wrong after an action, a sentence for each. */
export function faultsOf(situation: Situation): string[] {
  return invariants.flatMap((invariant) => invariant(situation) || []);
}
