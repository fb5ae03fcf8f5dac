import type { OwnerLanguage } from "../../../content/owner-language.ts";
import { bundlePath } from "../desk-addresses.ts";

type DeskHtml = {
  lang: OwnerLanguage;
  title: string;
  /** Of its script and its style sheet, in the bundle. */
  name: string;
  /** Elements with the data of the script. */
  data: string;
  body: string;
};

/** The HTML of a page of the desk, or of the editor of the published site. */
export function deskHtml({ lang, title, name, data, body }: DeskHtml): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${bundlePath}/${name}.css">
${data}
<script type="module" src="${bundlePath}/${name}.js"></script>
</head>
<body>
${body}
</body>
</html>
`;
}
