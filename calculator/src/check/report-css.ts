/** The styles of the dialog, in a shadow root: they do not affect the page, nor the page them. */
export const css = `
:host{all:initial!important;display:block!important}
dialog{box-sizing:border-box;width:min(40rem,calc(100vw - 24px));max-height:calc(100vh - 24px);padding:24px;overflow:auto;border:1px solid #77766b;border-radius:16px;background:#fff;color:#1a2a2e;font:16px/1.5 system-ui,sans-serif;text-align:start;overflow-wrap:anywhere;color-scheme:light}
dialog::backdrop{background:rgb(11 18 20/60%)}
h1{outline:none;margin:0 0 8px;font-size:22px;line-height:1.2}
p{margin:0}
ul{display:grid;gap:12px;margin:16px 0;padding:0;list-style:none}
li{padding:8px 12px;border-inline-start:4px solid;border-radius:6px}
li p+p{color:inherit;font-size:15px}
strong{font-weight:700}
.problem{border-color:#a3242b;background:#fae7e5}
.hint{border-color:#7a5200;background:#fbf0d3}
.good{border-color:#26663b;background:#e2f0e4}
div{display:flex;flex-wrap:wrap;align-items:center;gap:8px}
button{min-height:44px;margin:0;padding:0 20px;border:1.5px solid #0f5e63;border-radius:10px;background:#fff;color:#0f5e63;font:600 16px/1.2 system-ui,sans-serif;cursor:pointer}
button:focus-visible{outline:3px solid #1b4ed1;outline-offset:2px}
`;
