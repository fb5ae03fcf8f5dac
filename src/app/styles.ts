// First in the style sheet, so that components can override them.
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/print.css";
