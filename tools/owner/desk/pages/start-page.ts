import { say, type WordKey } from "../../words/words.ts";
import { deskPath } from "../addresses.ts";
import { framed, type PageSource } from "./frame.ts";

export function startPage(source: PageSource): string {
  const words = (key: WordKey) => say(key, source.lang);
  const main = `<p>${words("start.intro")}</p>
<h2>${words("start.new")}</h2>
<p>${words("start.newText")}</p>
<pre><code>npm run new-house</code></pre>
<p><a href="${deskPath}">${words("start.done")}</a></p>
<h2>${words("start.demo")}</h2>
<p>${words("start.demoText")}</p>
<div class="buttons"><button type="button" class="main" id="copy">${words("start.demo")}</button></div>
<div id="progress" role="status" aria-atomic="false"></div>`;
  return framed({ source, main, title: words("start.title"), name: "start", address: deskPath });
}
