import CMS from "@sveltia/cms";
import { AnyValue } from "./any-value.tsx";
import "./desk.css";
import { onlyWindow } from "./only-window.ts";
import { pageData } from "./page-data.ts";
import { Photograph } from "./photograph.tsx";
import { Place } from "./place.tsx";
import { Preview } from "./preview.tsx";
import { signIn } from "./sign-in.ts";

const { token, config, previewed } = pageData();
await onlyWindow();
signIn(token);
CMS.registerFieldType("photograph", Photograph);
CMS.registerFieldType("place", Place);
CMS.registerFieldType("json", AnyValue);
for (const file of previewed) CMS.registerPreviewTemplate(file, Preview);
await CMS.init({ config });
