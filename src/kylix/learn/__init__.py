"""Lessons: played on the real engine, written as data of a title (`games/<title>/lessons/`)."""
