/** @jsxImportSource preact */
import '@whenabouts/widget/preact';

export const element = (
  <retirement-calculator
    current-age="40"
    class="wide"
    onwhenabouts:calculate={({ detail }) => detail.first satisfies boolean}
  />
);
// @ts-expect-error: no such theme
export const wrongTheme = <retirement-calculator theme="sepia" />;
