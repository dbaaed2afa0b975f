/** In the place of what a browser of the `browserslist` has itself, or nobody asks for. */
module.exports = {};
