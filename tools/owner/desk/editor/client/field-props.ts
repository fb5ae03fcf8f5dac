import type { CustomFieldControlProps } from "@sveltia/cms";

/** The props that the editor passes to a custom field (https://sveltiacms.app/en/docs/api/field-types). */
export type FieldProps<Value> = Omit<CustomFieldControlProps, "value"> & {
  value: Value | undefined;
};

/** The result of a field's validation before saving. */
export type Validity = true | { error: { message: string } };
