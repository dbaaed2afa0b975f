/** In the place of Next's stand-in for Node's `process`, which ends in timers and queues that no browser code of ours asks for. */
module.exports = { env: {} };
