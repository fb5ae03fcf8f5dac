/** Characters of a page's title and description that search engines show. */
export const searchLengths = { title: 60, description: 160 };
