/** The style sheet of the board; colours are those of drawings, by their variables. */
export const STYLE = `
:host{display:block;contain:layout paint}
:host([hidden]){display:none}
.sastrugi-board{display:grid;grid-template-rows:auto minmax(0,1fr) auto;height:100%;color:var(--ink);line-height:1.35}
.head{display:flex;align-items:center;gap:.5rem;box-sizing:border-box;height:3.1rem;padding:.2rem .5rem}
.head p{flex:1;margin:0;max-height:100%;overflow:auto;font-weight:600}
.picture{overflow:auto;overscroll-behavior:contain}
svg{display:block;width:100%;height:auto;touch-action:manipulation;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none}
svg.wide{max-height:100%}
pre{margin:0;padding:.5rem;height:20rem;overflow:auto;box-sizing:border-box;white-space:pre-wrap;overflow-wrap:anywhere}
.handle{fill:transparent;outline:none;stroke-width:3}
.handle.active{cursor:pointer}
.handle.chosen{stroke:var(--mark)}
.handle:focus-visible{stroke:var(--ink)}
.panel{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:.5rem;box-sizing:border-box;height:var(--sastrugi-panel,8.5rem);overflow:auto;padding:.3rem .5rem;border-top:1px solid var(--line)}
.row{display:flex;flex-wrap:wrap;gap:.3rem;margin-bottom:.3rem}
button{min-height:2.25rem;min-width:2.25rem;padding:.2rem .6rem;border:1px solid var(--line);border-radius:.4rem;background:var(--shade);color:var(--ink);font:inherit;text-align:start;cursor:pointer}
button:hover{border-color:var(--ink)}
button:focus-visible{outline:3px solid var(--mark);outline-offset:1px}
.touched{display:flex;align-items:center;justify-content:space-between;gap:.5rem;margin-bottom:.3rem}
.close{padding:0;text-align:center}
.panel p{margin:0 0 .3rem}
.panel b,.panel i{display:block}
.log{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`;
