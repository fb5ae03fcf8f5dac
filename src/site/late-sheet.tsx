/**
 * Stands before the first section below the window: the build links here the styles that nothing
 * above needs (tools/build/pages/late-sheet.ts), so that they hold back only what follows.
 */
export function LateSheet() {
  return (
    <div hidden data-late-sheet="">
      {/* an empty text: React leaves alone what the build puts into it */ ""}
    </div>
  );
}
