//! Lessons, as far as a client has to know them before and after they are taken.

use axum::Json;
use axum::extract::State;
use room::lesson::lesson_info;
use wire::{ApiError, LessonInfo};

use crate::app::App;
use crate::error::Failure;
use crate::extract::At;
use crate::lesson_socket::lesson_of;

/// The lesson of a game: its steps, and what is said in the first game after it.
#[utoipa::path(get, path = "/api/lessons/{game}", params(("game" = String, Path)), responses(
    (status = OK, body = LessonInfo),
    (status = NOT_FOUND, body = ApiError),
))]
pub(super) async fn lesson(State(app): State<App>, At(game): At<String>) -> Result<Json<LessonInfo>, Failure> {
    lesson_of(&app, &game).map(|it| Json(lesson_info(it)))
}
