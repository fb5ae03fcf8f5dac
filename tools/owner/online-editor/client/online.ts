import CMS from "@sveltia/cms";
import { AnyValue } from "../../desk/editor/client/any-value.tsx";
import "../../desk/editor/client/desk.css";
import { onlyWindow } from "../../desk/editor/client/only-window.ts";
import { pageData } from "../../desk/editor/client/page-data.ts";
import { Photograph } from "../../desk/editor/client/photograph.tsx";
import { Place } from "../../desk/editor/client/place.tsx";
import { ownFormat } from "./own-format.ts";

// the page has what it needs once per language
const lang = navigator.language.startsWith("it") ? "it" : "en";
document.getElementById(`desk-data-${lang}`)?.setAttribute("id", "desk-data");

const { config, shapes = {} } = pageData();
await onlyWindow();
for (const [name, shape] of Object.entries(shapes)) {
  CMS.registerCustomFormat(name, "json", ownFormat(shape));
}
CMS.registerFieldType("photograph", Photograph);
CMS.registerFieldType("place", Place);
CMS.registerFieldType("json", AnyValue);
await CMS.init({ config });
