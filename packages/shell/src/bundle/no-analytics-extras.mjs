/**
 * In place of parts of the analytics library that our configuration keeps switched off. The library makes one of
 * each and calls these methods, whatever is switched on.
 */
export class Autocapture {
  init() {}
}

export class FeatureFlagManager {
  init() {}
  reset() {}
  checkFirstTimeEvents() {}
  fetchFlags() {
    return Promise.resolve();
  }
}

export class RecorderManager {
  checkAndStartSessionRecording() {
    return Promise.resolve();
  }
  startRecordingOnEvent() {}
  stopSessionRecording() {}
  pauseSessionRecording() {}
  resumeSessionRecording() {}
  isRecordingHeatmapData() {
    return false;
  }
  getSessionReplayUrl() {
    return null;
  }
  getRecorder() {
    return null;
  }
  getSessionRecordingProperties() {
    return {};
  }
}

// Made only by `get_group`, `track_links` and `track_forms`, which the product does not call.
export class MixpanelGroup {
  _init() {}
}

class NoTracker {
  init() {
    return this;
  }
  track() {}
}

export { NoTracker as FormTracker, NoTracker as LinkTracker };
