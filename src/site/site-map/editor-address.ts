/** The address of the editor, on the published site and on the owner's desk; its files are below. */
export const editorAddress = "/admin";
