import { writeConditions } from "./write-conditions.ts";

// Writes the document again after a change of content/<lang>/commercial-conditions.json.
console.log(`${await writeConditions(".")} is written.`);
