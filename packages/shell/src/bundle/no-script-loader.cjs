// In place of `next/script`, which no page of ours uses. Next starts its loader with every page, with an empty list.
exports.initScriptLoader = () => undefined;
