import { Component } from "react";
import { say } from "./client-words.ts";
import type { FieldProps, Validity } from "./field-props.ts";
import { FocusPicture } from "./focus-picture.tsx";
import { pageData, photographAddress } from "./page-data.ts";

type Slot = { photo: string; focus?: string; narrowFocus?: string; entry?: string };

/** The photograph of a place on a page, an entry of `slots.json`: a name, or a name with focal points. */
export class Place extends Component<FieldProps<string | Slot>> {
  isValid = (): Validity => {
    const isRequired = this.props.field.get("required") !== false;
    const { photo } = slotOf(this.props.value);
    return photo || !isRequired ? true : { error: { message: say("file") } };
  };

  #set(slot: Slot) {
    const { onChange } = this.props;
    if (!slot.photo) onChange(undefined);
    else onChange(Object.keys(slot).length === 1 ? slot.photo : slot);
  }

  override render() {
    const { forID, value } = this.props;
    const slot = slotOf(value);
    const src = slot.photo && photographAddress(slot.photo);
    return (
      <div className="desk-photograph">
        {src && (
          <FocusPicture
            src={src}
            focus={slot.focus ?? captionFocus(slot.photo)}
            onFocus={(focus) => this.#set({ ...slot, focus })}
          />
        )}
        <div>
          <label>
            {say("photograph")}
            <select
              id={forID}
              value={slot.photo}
              onChange={(event) => this.#set(withPhoto(slot, event.target.value))}
            >
              <option value="">{say("none")}</option>
              {Object.entries(pageData().photographs).map(([set, photographs]) => (
                <optgroup key={set} label={set}>
                  {photographs.map(({ file, caption }) => (
                    <option key={file} value={nameOf(set, file)}>
                      {nameOf(set, file)} – {caption}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </label>
          {slot.entry !== undefined && (
            <label>
              {say("entry")}
              <input
                value={slot.entry}
                onChange={(event) => this.#set({ ...slot, entry: event.target.value })}
              />
            </label>
          )}
        </div>
      </div>
    );
  }
}

function slotOf(value: string | Slot | undefined | null): Slot {
  return value && typeof value === "object" ? value : { photo: value ?? "" };
}

/** Drops the slot's focal points, which belong to the photograph before; the caption's apply. */
function withPhoto({ focus: _, narrowFocus: __, ...slot }: Slot, photo: string): Slot {
  return { ...slot, photo };
}

function nameOf(set: string, file: string): string {
  return `${set}/${file.replace(/\.\w+$/, "")}`;
}

function captionFocus(photo: string): string | undefined {
  const [set = "", name] = photo.split("/");
  const found = pageData().photographs[set]?.find(
    ({ file }) => nameOf(set, file) === `${set}/${name}`,
  );
  return found?.focus;
}
