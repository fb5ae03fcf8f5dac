import { Button } from "../../../components/button/button.tsx";
import { classNames } from "../../../modules/class-names/class-names.ts";
import styles from "./print-sheet-button.module.css";

/** Prints the page, of which the print styles leave the arrival sheet alone. */
export function PrintSheetButton({ children }: { children: string }) {
  return (
    // `.needs-js` would change the button's own `display`
    <div className={classNames(styles.print, "needs-js")}>
      <Button outlined data-print-sheet="" onClick={() => print()}>
        {children}
      </Button>
    </div>
  );
}
