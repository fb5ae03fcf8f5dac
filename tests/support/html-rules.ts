import { HtmlValidate } from "html-validate";

/** What counts as valid HTML. */
export const htmlRules = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // browsers and React write void elements and attributes in forms of their own, all valid
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    // texts contain non-breaking spaces
    "no-trailing-whitespace": "off",
    // one script, which the policy names by its hash
    "require-csp-nonce": "off",
    "require-sri": "off",
  },
});
