import type { CustomFieldControlProps } from "@sveltia/cms";

/** What the editor hands to a field of our own (https://sveltiacms.app/en/docs/api/field-types). */
export type FieldProps<Value> = Omit<CustomFieldControlProps, "value"> & {
  value: Value | undefined;
};

/** What a field says of its value before it is saved. */
export type Validity = true | { error: { message: string } };
