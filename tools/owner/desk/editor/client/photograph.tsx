import { Component } from "react";
import { say } from "./client-words.ts";
import type { FieldProps, Validity } from "./field-props.ts";
import { FocusPicture } from "./focus-picture.tsx";
import { photographAddress } from "./page-data.ts";

/** An entry of `captions.json`. */
export type Caption = { file?: string; en?: string; it?: string; focus?: string };

/**
 * A photograph of a set with its two captions and its focal point. A class component, since the editor
 * renders it with its own copy of React, in which hooks of another copy do not work.
 */
export class Photograph extends Component<FieldProps<Caption>> {
  isValid = (): Validity => {
    const { file, en, it } = this.props.value ?? {};
    if (!file) return { error: { message: say("file") } };
    return en?.trim() && it?.trim() ? true : { error: { message: say("captions") } };
  };

  #choose = async (file: File | undefined) => {
    if (!file) return;
    const added = await this.props.addFile(file);
    // captions may have been edited meanwhile
    const { value, onChange } = this.props;
    onChange({ ...value, file: added });
  };

  override render() {
    const { value = {}, field, forID, onChange } = this.props;
    const { file, focus } = value;
    const src = file && addressOf(String(field.get("set")), file);
    return (
      <div className="desk-photograph">
        {src && (
          <FocusPicture
            src={src}
            focus={focus}
            onFocus={(point) => onChange({ ...value, focus: point })}
          />
        )}
        <div>
          {file && !file.startsWith("blob:") && <p>{file}</p>}
          <label className="desk-button">
            {say(file ? "another" : "choose")}
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
              onChange={(event) => this.#choose(event.target.files?.[0])}
            />
          </label>
          {(["en", "it"] as const).map((lang) => (
            <label key={lang}>
              {say(lang)}
              <textarea
                id={lang === "en" ? forID : undefined}
                lang={lang}
                rows={2}
                value={value[lang] ?? ""}
                onChange={(event) => onChange({ ...value, [lang]: event.target.value })}
              />
            </label>
          ))}
        </div>
      </div>
    );
  }
}

/** The address of a photograph; of a new one an object URL. */
function addressOf(set: string, file: string): string | undefined {
  return file.startsWith("blob:") ? file : photographAddress(`${set}/${file}`);
}
