/** Id of the element that contains all that React renders, apart from the tags that it moves to the head. */
export const ROOT_ID = 'root';
