import { Component } from "react";
import { say } from "./client-words.ts";
import type { FieldProps, Validity } from "./field-props.ts";

type State = { text: string | undefined };

/** A value that the editor has no field for, as JSON: mostly numbers that position drawings. */
export class AnyValue extends Component<FieldProps<unknown>, State> {
  override state: State = { text: undefined };

  isValid = (): Validity =>
    parsed(this.state.text ?? "null") ? true : { error: { message: say("json") } };

  #write = (text: string) => {
    this.setState({ text });
    const written = parsed(text);
    if (written) this.props.onChange(written.value);
  };

  override render() {
    const { value, forID } = this.props;
    const shown = this.state.text ?? (value === undefined ? "" : JSON.stringify(value));
    return (
      <textarea
        id={forID}
        className="desk-value"
        rows={Math.min(8, 1 + Math.floor(shown.length / 60))}
        value={shown}
        onChange={(event) => this.#write(event.target.value)}
      />
    );
  }
}

/** Parses JSON; undefined if the text is not valid JSON. */
function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: text.trim() === "" ? undefined : JSON.parse(text) };
  } catch {
    return undefined;
  }
}
