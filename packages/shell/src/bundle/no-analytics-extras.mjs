/**
 * In place of three parts of the analytics library that our configuration keeps switched off. The library makes one of
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
