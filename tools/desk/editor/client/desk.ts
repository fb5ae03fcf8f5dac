import CMS from "@sveltia/cms";
import { AnyValue } from "./any-value.tsx";
import "./desk.css";
import { pageData } from "./page-data.ts";
import { Photograph } from "./photograph.tsx";
import { Place } from "./place.tsx";
import { signIn } from "./sign-in.ts";

const { token, config } = pageData();
signIn(token);
CMS.registerFieldType("photograph", Photograph);
CMS.registerFieldType("place", Place);
CMS.registerFieldType("json", AnyValue);
await CMS.init({ config });
