/** A path in the form of an uploaded image's. */
export const BOAT = '/api/images/boatboatboatboatboatbo';

/** HTML that the editor writes, one sample per format. */
export const canonicalHtml = [
  '<p>One line.</p>',
  '<h2>Two</h2><h3>Three</h3><p>Text</p>',
  '<p><strong>bold</strong> <em>italic</em> <u>underlined</u></p>',
  '<p><strong><em><u>all of them</u></em></strong></p>',
  '<p>one<br>two</p>',
  '<p>a</p><p><br></p><p>b</p>',
  '<p>one<br><br></p>',
  '<p class="align-center">middle</p><p class="align-right">right</p>',
  '<h2 class="align-center">middle</h2><h3 class="align-right">right</h3>',
  '<ul><li>one</li><li>two</li></ul>',
  '<ol><li>one</li><li>two</li></ol>',
  '<ul><li>one<ol><li>deeper<ul><li>deepest</li></ul></li></ol></li><li>two</li></ul>',
  '<ul><li class="align-center">middle</li><li class="align-right">right</li></ul>',
  '<ul><li class="align-center">middle<ul><li>left</li></ul></li></ul>',
  '<ul><li><p>one</p><p>still one</p></li></ul>',
  '<ul><li></li></ul>',
  '<ul><li>one</li></ul><ol><li>two</li></ol>',
  '<p><a href="https://example.com/a?b=1&amp;c=2#d">web</a></p>',
  '<p><a href="/calculator">page</a> <a href="mailto:ada@example.com">mail</a> <a href="tel:+1555">call</a></p>',
  '<p><a href="https://example.com" target="_blank" rel="noopener noreferrer">new tab</a></p>',
  '<p><a href="/a">plain <strong>bold</strong> plain</a></p>',
  `<p><img src="${BOAT}" alt="A boat" width="640" height="480"></p>`,
  `<p><img src="${BOAT}" alt=""></p>`,
  `<p>before <img src="${BOAT}"> after</p>`,
  '<p>a &lt;b&gt; &amp; "c" \' &nbsp;d</p>',
  '<p>naïve 退休 🌅 👩‍👩‍👧</p>',
];
