// five fixed visitors of `npm run monkey`
import "./monkey/visits.ts";
