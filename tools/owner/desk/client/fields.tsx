import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { languageName } from "../../words.ts";
import { pageData, photographAddress, words } from "./page-data.ts";
import { type FigureLimits, readFigure } from "./written-number.ts";

// The desk's own fields (https://sveltiacms.app/en/docs/api/field-types). They are class components,
// since the editor renders them with its own copy of React, in which hooks of another copy do not work.

type FieldProps<Value> = Omit<CustomFieldControlProps, "value"> & { value: Value | undefined };

/** @param fault in words; none where the value is as it should be */
function validity(fault: string | false | undefined): true | { error: { message: string } } {
  return fault ? { error: { message: fault } } : true;
}

type Caption = { file?: string; focus?: string; [language: string]: string | undefined };

export class Photograph extends Component<FieldProps<Caption>> {
  isValid = () => {
    const { file, ...captions } = this.props.value ?? {};
    const isComplete = pageData.languages.every((each) => captions[each]?.trim());
    return validity(
      file ? !isComplete && words("editor.captionsNeeded") : words("editor.photographNeeded"),
    );
  };

  #choose = async (file: File | undefined) => {
    if (!file) return;
    // the desk makes a JPEG of a phone's own format
    const name = file.name.replace(/\.hei[cf]$/i, ".jpg");
    const added = await this.props.addFile(new File([file], name, { type: file.type }));
    // captions may have been edited meanwhile
    const { value, onChange } = this.props;
    onChange({ ...value, file: added });
  };

  override render() {
    const { value = {}, field, forID, onChange } = this.props;
    const { file, focus } = value;
    // a new one has an object URL
    const isNew = file?.startsWith("blob:");
    const src = isNew ? file : file && photographAddress(`${field.get("set")}/${file}`);
    return (
      <FocusFrame src={src} focus={focus} onFocus={(point) => onChange({ ...value, focus: point })}>
        {file && !isNew && <p>{file}</p>}
        <label className="desk-button">
          {words(file ? "editor.another" : "editor.choose")}
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/tiff,.heic,.heif"
            onChange={(event) => this.#choose(event.target.files?.[0])}
          />
        </label>
        {pageData.languages.map((each, index) => (
          <label key={each}>
            {words("editor.caption", { language: languageName(each, pageData.lang) })}
            <textarea
              id={index === 0 ? forID : undefined}
              lang={each}
              rows={2}
              value={value[each] ?? ""}
              onChange={(event) => onChange({ ...value, [each]: event.target.value })}
            />
          </label>
        ))}
      </FocusFrame>
    );
  }
}

type Slot = { photo: string; focus?: string; entry?: string };

/** The photograph of a place on a page, an entry of `slots.json`: a name, or a name with focal points. */
export class Place extends Component<FieldProps<string | Slot>> {
  isValid = () => {
    const isRequired = this.props.field.get("required") !== false;
    const { photo } = slotOf(this.props.value);
    return validity(isRequired && !photo && words("editor.photographNeeded"));
  };

  #set(slot: Slot) {
    const { onChange } = this.props;
    if (!slot.photo) onChange(undefined);
    else onChange(Object.keys(slot).length === 1 ? slot.photo : slot);
  }

  override render() {
    const { forID, value } = this.props;
    const slot = slotOf(value);
    const { focus } = pageData.photographs.find(({ name }) => name === slot.photo) ?? {};
    return (
      <FocusFrame
        src={slot.photo && photographAddress(slot.photo)}
        focus={slot.focus ?? focus}
        onFocus={(focus) => this.#set({ ...slot, focus })}
      >
        <label>
          {words("editor.photograph")}
          <select
            id={forID}
            value={slot.photo}
            onChange={(event) => this.#set(withPhoto(slot, event.target.value))}
          >
            <option value="">{words("editor.none")}</option>
            {pageData.photographs.map(({ name, caption }) => (
              <option key={name} value={name}>
                {name} – {caption}
              </option>
            ))}
          </select>
        </label>
        {slot.entry !== undefined && (
          <label>
            {words("editor.slotEntry")}
            <input
              value={slot.entry}
              onChange={(event) => this.#set({ ...slot, entry: event.target.value })}
            />
          </label>
        )}
      </FocusFrame>
    );
  }
}

function slotOf(value: string | Slot | undefined | null): Slot {
  return value && typeof value === "object" ? value : { photo: value ?? "" };
}

/** Drops the slot's focal points, which belong to the photograph before; the caption's apply. */
function withPhoto({ entry }: Slot, photo: string): Slot {
  return entry ? { photo, entry } : { photo };
}

type Typed = { text?: string; value?: number | undefined };

/** A number, as the owner's language writes it. What she types is never changed; what was understood stands below. */
export class Figure extends Component<FieldProps<number>, Typed> {
  override state: Typed = {};

  /** What was typed, unless the value has been changed from elsewhere since. */
  get #text(): string {
    const { text, value } = this.state;
    if (text !== undefined && value === this.props.value) return text;
    return this.#written({ useGrouping: false });
  }

  get #limits(): FigureLimits {
    return this.props.field.toJS().limits ?? {};
  }

  #written(options: Intl.NumberFormatOptions): string {
    const { value } = this.props;
    // of a file that was edited by hand
    if (typeof value !== "number")
      return value === undefined || value === null ? "" : String(value);
    const format = { maximumFractionDigits: 15, ...options };
    return new Intl.NumberFormat(pageData.lang, format).format(value);
  }

  get #fault(): string | undefined {
    const read = readFigure(this.#text, pageData.lang, this.#limits);
    if (!read)
      return this.props.field.get("required") === false ? undefined : words("figure.needed");
    if (!("fault" in read)) return undefined;
    const { key, ...values } = read.fault;
    return words(key, values);
  }

  isValid = () => validity(this.#fault);

  #write = (text: string) => {
    const read = readFigure(text, pageData.lang, this.#limits);
    // an unreadable figure leaves the value, and does not pass `isValid`
    const value = read && "fault" in read ? this.props.value : read?.value;
    this.setState({ text, value });
    if (value !== this.props.value) this.props.onChange(value);
  };

  override render() {
    const { forID } = this.props;
    const fault = this.#fault;
    return (
      <div className="desk-figure">
        <input
          id={forID}
          // the editor labels its own fields alone
          aria-label={String(this.props.field.get("label") ?? "")}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={fault !== undefined}
          aria-describedby={`${forID}-understood`}
          value={this.#text}
          onChange={(event) => this.#write(event.target.value)}
        />
        <output id={`${forID}-understood`}>
          {fault ?? (this.#text && `= ${this.#written({ useGrouping: "always" })}`)}
        </output>
      </div>
    );
  }
}

type FocusProps = {
  /** Nothing is shown before a photograph is chosen. */
  src: string | undefined;
  /** `47% 62%`: from the left and from the top. */
  focus: string | undefined;
  onFocus(focus: string): void;
  children: ReactNode;
};

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Fields beside a photograph on which a press sets the focal point, which stays visible when it is cropped. */
function FocusFrame({ src, focus = "50% 50%", onFocus, children }: FocusProps) {
  const [left = 50, top = 50] = focus.split(" ").map(Number.parseFloat);
  const set = (x: number, y: number) => onFocus(`${limited(x)}% ${limited(y)}%`);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // a press with the keyboard has no position
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    set(
      ((event.clientX - box.left) / box.width) * 100,
      ((event.clientY - box.top) / box.height) * 100,
    );
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    set(left + step[0], top + step[1]);
  };
  return (
    <div className="desk-photograph">
      {src && (
        <button
          type="button"
          className="desk-focus"
          aria-label={words("editor.point", { point: `${left}% ${top}%` })}
          onClick={press}
          onKeyDown={move}
        >
          <img src={src} alt="" loading="lazy" />
          <span style={{ left: `${left}%`, top: `${top}%` }} />
        </button>
      )}
      <div>{children}</div>
    </div>
  );
}

function limited(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)));
}
