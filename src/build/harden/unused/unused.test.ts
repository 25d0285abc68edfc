import { expect, test } from 'vitest';
import { type Rewrite, rewriteModule } from '../rewrite.ts';
import { noErrorBoundaries } from './no-error-boundaries.ts';
import { noForcedUpdates } from './no-forced-updates.ts';
import { signalMethods } from './signal-methods.ts';
import { signalsInMarkup } from './signals-in-markup.ts';
import { silentSchemas } from './silent-schemas.ts';
import { unsetLifecycle, unsetQueryOptions, unsetSchemaOptions } from './unset-properties.ts';
import { unusedMarkup } from './unused-markup.ts';
import { unusedParts } from './unused-parts.ts';

test.each<[Rewrite, string, string]>([
  [noErrorBoundaries, 'n={__e:function(n,t){for(;t=t.__;)a();throw n}}', 'n={__e:function(n,t){;throw n}}'],
  [noForcedUpdates, 'a(),x.prototype.forceUpdate=function(n){n()},b()', 'a(),0,b()'],
  [silentSchemas, 'a={success:!dataset.issues}', 'a={success:dataset.typed}'],
  [silentSchemas, 'a=_standardSchema({message})', 'a=({message})'],
  [silentSchemas, 'a={expects:join(b),"~run"(){}}', 'a={"~run"(){}}'],
  [silentSchemas, 'run(value,getGlobalConfig(config))', 'run(value,undefined)'],
  [silentSchemas, 'for(const issue of a.issues){b.issues?.push(issue)}', ';'],
  [silentSchemas, '_addIssue(this,"type",dataset,config,{path:[1]})', '(dataset.typed=false)'],
  [signalMethods, 'l.prototype.toString=function(){return this.value+""};', ';'],
  [signalMethods, 'l.prototype.subscribe=function(a){};', ';'],
  [signalMethods, 'this.name=null==t?void 0:t.name;', ';'],
  [signalsInMarkup, 'if("string"==typeof n.type&&(r=n.e))a();else b()', 'if(false&&(r=n.e))a();else b()'],
  [signalsInMarkup, 'a();w.displayName="Text";', 'a();;'],
  [signalsInMarkup, 'a("function"==typeof b?b.displayName||b.name:"")', "a('')"],
  [signalsInMarkup, 'Object.defineProperties(s.prototype,{type:w});', ';'],
  [signalsInMarkup, 'a(function(){n=this.N})();', ';'],
  [signalsInMarkup, 'd="undefined"!=typeof window&&!!window.__PREACT_SIGNALS_DEVTOOLS__', 'd=false'],
  [unsetLifecycle, 'd.componentDidMount&&run()', 'undefined&&run()'],
  [unsetLifecycle, '(r=r.__z)&&a(r)', '(r=undefined)&&a(r)'],
  [unsetLifecycle, 'if(n.props.__P)a(n.__P)', 'if(undefined)a(n.__P)'],
  [unsetQueryOptions, 'if(this.#selectError)a(e=options)', 'if(undefined)a(e=options)'],
  [unsetQueryOptions, 'if(defaultState.data)a(state.data)', 'if(undefined)a(state.data)'],
  [unsetSchemaOptions, 'if(a||(b.c==="d"||b.c==="e")&&b.default!==void 0)f()', 'if(a||false)f()'],
  [unsetSchemaOptions, 'if(a()==="d"&&b.default!==void 0)f()', 'if(a()==="d"&&undefined!==void 0)f()'],
  [unusedMarkup, 'a="math"==type?b():c()', 'a=false?b():c()'],
  [unusedMarkup, 'if("progress"!=type)a()', 'if(true)a()'],
  [unusedMarkup, 'for(;8==a.nodeType;)b()', 'for(;false;)b()'],
  [unusedMarkup, 'a.data.startsWith("$s")&&b()', 'false&&b()'],
  [unusedMarkup, 'a=a.replace(/xlink(H|:h)/,"h")', 'a=a'],
  [unusedMarkup, 'if(32&a.__u)b()', 'if(0)b()'],
  [unusedParts, 'if(typeof enabled!="boolean")throw new Error("Expected enabled")', ';'],
  [unusedParts, 'isServer()||run()', 'false||run()'],
  [unusedParts, 'a="Deno"in globalThis', 'a=false'],
  [unusedParts, 'const marker=Symbol()', 'const marker=/* @__PURE__ */ Symbol()'],
  [unusedParts, 'focusManager.isFocused()&&run()', '(document.visibilityState!=="hidden")&&run()'],
  [unusedParts, 'timeoutManager.setTimeout(run)', 'globalThis.setTimeout(run)'],
  [
    unusedParts,
    'function f(){return {data,isPaused:a(),isPlaceholderData}}',
    'function f(){return {data,isPlaceholderData}}',
  ],
  [unusedParts, 'class A{get promise(){return 1}fetch(){}}', 'class A{fetch(){}}'],
  [unusedParts, 'class A{#clearStaleTimeout(){timeoutManager.clearTimeout(1)}}', 'class A{}'],
  [unusedParts, 'if(mounted&&isOther())this.#updateStaleTimeout()', ';'],
  [unusedParts, 'options.queryHash??hashQueryKeyByOptions(key)', 'options.queryHash??undefined'],
  [unusedParts, 'if(!this.options.queryFn){a()}', ';'],
  [unusedParts, 'a=config.retryDelay??defaultRetryDelay', 'a=config.retryDelay'],
  [unusedParts, 'if(staleTime!=="static")a()', 'if(true)a()'],
  [unusedParts, 'a({failureCount,error})', 'a({error})'],
  [unusedParts, 'let {error,errorUpdatedAt}=state', 'let {error,}=state'],
  [unusedParts, '(is ? infiniteQueryBehavior(pages) : own)', '(is ? undefined : own)'],
])('leaves out the unused part in case %#', (rewrite, before, after) => {
  const { code, changes } = rewriteModule([rewrite], before);
  expect(code).toBe(after);
  expect(changes.get(rewrite)).toBe(1);
});

test.each<[Rewrite, string]>([
  [noErrorBoundaries, 'n={__c:function(n,t){for(;t=t.__;)a()}}'],
  [noForcedUpdates, 'x.prototype.setState=a; this.forceUpdate()'],
  [silentSchemas, 'a={expects:"text"}; b={type:"text","~run"(){}}'],
  [silentSchemas, 'for(const item of items){a(item)}'],
  [signalMethods, 'l.prototype.peek=function(){}; l.toString=a; b=l.prototype.toString; this.names=1'],
  [signalsInMarkup, 'if("function"==typeof n.type)a(); n.displayName'],
  [signalsInMarkup, 'a(function(){n=this.name})(); b=c&&!!window.name'],
  [unsetLifecycle, 'd.componentDidMount=run'],
  [unsetQueryOptions, 'this.#select(options); options["select"]'],
  [unusedMarkup, 'if("svg"==type)a(b.replace(/Capture$/,""))'],
  [unusedMarkup, 'if(8&a.flags)b("math")'],
  [unusedMarkup, 'if(8&a.__u)b(32&a.__g)'],
  [unusedParts, 'if(failed)throw error'],
  [unusedParts, 'if(this.options.queryFn){a()}'],
  [unusedParts, 'a=config.retry??defaultRetry; a({error})'],
  [unusedParts, 'class A{trackTime(){}}'],
  [unusedParts, 'if(mounted)this.#updateRefetchInterval()'],
  [unusedParts, 'function f(){return {data,isPaused:false}}'],
])('keeps the code in case %#', (rewrite, code) => {
  expect(rewriteModule([rewrite], code)).toEqual({ code, changes: new Map() });
});
