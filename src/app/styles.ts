// The sheet begins with what everything else may override.
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/print.css";
