// The one sheet begins with what everything else may override.
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/print.css";
import "../styles/transitions.css";
// no script of the browser knows the demo booking engine, but the sheet is one
import "../pages/demo-booking-engine/demo-booking-engine.css";
